/** Why there is no backup, or none that can be put back; the message is a whole sentence for the practice. */
export class BackupProblem extends Error {}
