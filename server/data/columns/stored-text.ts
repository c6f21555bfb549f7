/** Whether a text can be in the database at all: Postgres stores no NUL, and even asking for one is an error there. */
export const canBeStored = (text: string) => !text.includes('\0')
