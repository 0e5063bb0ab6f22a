export interface Place {
  file: string;
  line: number;
  note?: string;
}

/** Something to be settled before patients come. */
export interface Obstacle {
  /** Who can settle it. */
  whose: 'the practice' | 'a doctor' | 'a physiotherapist' | 'a translator' | 'a lawyer';
  /** What is counted: one, and many of them. */
  counted: [one: string, many: string];
  says: string;
  /** Empty where it is no matter of a file. */
  where: Place[];
}
