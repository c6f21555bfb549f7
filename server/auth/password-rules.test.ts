import { expect, test } from 'vitest'
import { passwordProblem } from './password-rules.ts'

const about = { email: 'ines.calder@plate.test', siteName: 'Gentle Plate' }

const refusal = async (password: string) => passwordProblem(password, about)

/** Passwords that somebody who guesses would try, one a line. */
const GUESSABLE = `
password123456789
1q2w3e4r5t6y7u8i9o
Password!!!!!!!!!
P@ssw0rd12345678
iloveyou123456789
qwerty1234567890!
letmein!letmein!letmein
passwordpassword1
adminadminadmin1
welcome2welcome2
123456789abcdefg
abc123abc123abc123
football20242025
Summer2024!!!!!!
zaq1xsw2cde3vfr4
1qaz2wsx3edc4rfv5tgb
asdfghjkl;'asdfgh
qazwsxedcrfvtgbyhn
monkeymonkeymonkey
0987654321poiuytr
princess-princess-1
changeme_changeme_2026
superman123superman
trustno1trustno1
111222333444555666
aaaabbbbccccdddd
qwertyuiop[]asdf
michael1985michael
thisismypassword!!
administrator2026
P4ssw0rdP4ssw0rd
dragon000000000000
11111111password
0000password0000000
mypasswordismypassword
abcdefghijklmnop123
poiuytrewqlkjhgf
samsung-samsung-samsung
!@#$%^&*()_+QWERTY
thequickbrownfoxjumps
letmeinletmeinplease
iloveyouiloveyou2
Welcome123456789!
passw0rd.passw0rd.
31415926535897932
2026-2026-2026-2026
sunshine........1
Qwerty!Qwerty!Qwerty!
1a2s3d4f5g6h7j8k
qweasdzxcqweasdzxc
987654321987654321
january2026january2026
Jesus1234567890123
q1w2e3r4t5y6u7i8o9p0
azertyuiopqsdfgh
basketball123456
abcabcabcabcabcabc
administratoradministrator
zxcvbnm,./zxcvbnm
supersecretpassword1
letmein1234567890
Password2024Password2024
qwertyuiop1234567
asdf1234asdf1234
hello123hello123hello
secret_secret_secret
Manchester-United-1
motdepasse123456
contraseña123456
147258369147258369
1qazxsw23edcvfr4
zxcvbnmzxcvbnm123
pokemonpokemon12
chefchefchefchef1
recipe-recipe-2026
crohnsdisease1234
ｐａｓｓｗｏｒｄ１２３４５６７８９
pásswörd123456789
p.a.s.s.w.o.r.d.1.2.3
drowssap123456789
123password456789
Christmas-2025-12-25
correct horse battery staple
correcthorsebatterystaple1
whatevernatchez!!
PapaAndTheWhiteHouse
`

/** Passwords that nobody would try, one a line. */
const GOOD = `
kettle sings over snow
drei blaue Löffel im Topf
my aunt burns toast on Tuesdays
Xk29!vbTq0pLm#zR
よく煮えたにんじんのスープをどうぞ
parsnip-velvet-anchor-ninety
the soup was better in 1997
Marzipan! 4 geese & a tram
e3b0c44298fc1c149afb
7f3d2a90-5c1e-4b7a-9d2f-0a6e8c1b3d54
correct pony battery nail
a long enough password
another long password
one more carrot, please
16 spoons in a drawer
leeks, butter, then patience
tuesdaygranitewhistle
l'oignon fait la force 3 fois
mountain7goat4lamp2
мой суп всегда горячий
grandma hid the good knives
saffron on the window sill
we moved house in a thunderstorm
nineteen wet umbrellas
Copper-Otter-Violin-88
plum jam for the postman
quietly whisking at dawn
fennel tastes like my childhood
never trust a cold oven
two left shoes and a ladder
dGhlIHJlZCBwZXBwZXI5
orange lighthouse bicycle
kuchen ohne zucker schmeckt nicht
el perro come zanahorias
Zebra crossing at half past nine
blue.spoon.angry.river
I never liked the green plates
basil, thyme, and 3 bad jokes
hjkw-92ms-qpzn-61tt
Sunday roast without the roast
wind in the chimney tonight
7 parsnips 2 turnips 1 regret
the cat knocked over my stock pot
bicyclettes rouges sous la pluie
pepper mill stuck since March
Rye bread, rye smile
candle wax on velvet
uphill both ways in clogs
frozen peas for a sprained ankle
maple thunder cabinet goose
soup is better the next day
Rhabarberkompott mit Vanille
tortoise umbrella fiddle
my password is long enough, Tom
password managers are fine
grass snake velvet teapot
Tangerine!Boots?Monday
staple horse kettle moon
letterboxvolcanospoon
x7$Kq!vP2m#Zr9&b
ein Löffel für die Brühe
`

const linesOf = (list: string) => list.split('\n').filter(Boolean)

test('passwords that others would try first are refused', async () => {
  const passed = []
  for (const password of linesOf(GUESSABLE))
    if (!(await refusal(password))?.endsWith('Please choose another.')) passed.push(password)
  expect(passed).toEqual([])
})

test('a good password is never refused, in any language', async () => {
  const refused = []
  for (const password of linesOf(GOOD)) if (await refusal(password)) refused.push(password)
  expect(refused).toEqual([])
})

test('the email, the name of the site and a year make no password, however they are set apart', async () => {
  for (const password of [
    'ines.calder@plate.test',
    'Ines.Calder2026!',
    'Gentle Plate 2026',
    'gentle.plate.2026!',
    'gentleplate-gentleplate',
    'Gentle_Plate_ines.calder',
  ])
    expect([password, await refusal(password)]).toEqual([password, expect.stringMatching(/first\./)])
})

test('a password has 15 to 256 characters, of any script', async () => {
  expect(await refusal('fourteen chars')).toBe('A password must have 15 to 256 characters. This one has 14.')
  expect(await refusal('soup and 1 carrot, twice '.repeat(11))).toContain('This one has 275')
  expect(await refusal('soup and 1 carrot, twice '.repeat(3) + 'then a leek')).toBeUndefined()
})

test('a long password is judged in a moment', async () => {
  await refusal('the words are loaded now')
  for (const password of ['p4$sw0rd'.repeat(32), 'ab1!'.repeat(64), '@4$30!'.repeat(42), 'é'.repeat(256)]) {
    const start = performance.now()
    await refusal(password)
    expect(performance.now() - start).toBeLessThan(2000)
  }
})
