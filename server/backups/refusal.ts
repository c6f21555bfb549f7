/** Why a backup is refused: a sentence for the person who brought it. Nothing was changed then. */
export class BackupRefusal extends Error {}

/** For what can only be so when somebody or something has changed the file. */
export const damaged = (what: string) => new BackupRefusal(`The backup is damaged: ${what}.`)

/** An encrypted backup, and no passphrase that opens it. */
export class LockedBackup extends BackupRefusal {}

/** A backup that anybody could have made, where a passphrase is set: somebody has to say that it may come. */
export class UnencryptedBackup extends BackupRefusal {}

/** Something was saved while the present state was kept. */
export class ChangedMeanwhile extends BackupRefusal {}
