import { expect, test } from 'vitest'
import { startReport } from 'recipe-import/report'
import { readPrice, readTypedPrice } from './price.ts'

test('a price is typed as shops write it, with the sign or the code of its currency', () => {
  for (const [typed, beside, price, currency] of [
    ['1 299,00 Kč', 'USD', '1 299,00', 'CZK'],
    ['R$ 199,90', 'USD', '199,90', 'BRL'],
    ['₺1.299,90', 'USD', '1.299,90', 'TRY'],
    ['￥3,980', 'JPY', '3,980', 'JPY'],
    ['3,980円', 'USD', '3,980', 'JPY'],
    ['¥199', 'CNY', '199', 'CNY'],
    ['12990 Ft', 'USD', '12990', 'HUF'],
    ['HK$399', 'USD', '399', 'HKD'],
    ['S$ 39.90', 'USD', '39.90', 'SGD'],
    ['12.990,00 RSD', 'USD', '12.990,00', 'RSD'],
    ['AED 129.00', 'USD', '129.00', 'AED'],
    ['$49.00 CAD', 'USD', '49.00', 'CAD'],
    ['USD $49', 'EUR', '49', 'USD'],
    ['€ 49 EUR', 'USD', '49', 'EUR'],
    ['499 kr', 'NOK', '499', 'NOK'],
    ['499 kr.', 'dkk', '499', 'DKK'],
    ['$49', 'mxn', '49', 'mxn'],
    ['$49 MXN', 'USD', '49', 'MXN'],
    ['49', '€', '49', 'EUR'],
    ['49', 'CHF', '49', 'CHF'],
    ['49', 'zł', '49', 'PLN'],
    ['1.299', 'eur', '1299', 'EUR'],
    ['1.299', 'KWD', '1.299', 'KWD'],
  ] as const)
    expect([typed, beside, readTypedPrice(typed, beside)]).toEqual([typed, beside, { price, currency }])
})

test('what names no one currency, or two of them, or no price, stays as it was typed', () => {
  for (const [typed, beside, currency] of [
    ['499 kr', 'USD', 'USD'],
    ['499 kr', '', ''],
    ['49 € CHF', 'USD', 'CHF'],
    ['free', 'USD', 'USD'],
    ['try 20 shops', 'USD', 'USD'],
    ['20 all in', 'USD', 'USD'],
    ['49', 'kr', 'kr'],
    ['49', '$', '$'],
    ['49', 'dollars', 'dollars'],
  ] as const)
    expect([typed, beside, readTypedPrice(typed, beside)]).toEqual([
      typed,
      beside,
      { price: typed, currency },
    ])
})

test('no dollar of another country is taken for the American one', () => {
  for (const [price, currency] of [
    ['R$ 199,90', 'BRL'],
    ['HK$399', 'HKD'],
    ['NT$1,299', 'TWD'],
    ['Mex$ 499', 'MXN'],
    ['US$ 49', 'USD'],
    ['$49', 'USD'],
    ['12990 RSD', 'RSD'],
  ])
    expect(readPrice({ price }, startReport()).currency, price).toBe(currency)
})
