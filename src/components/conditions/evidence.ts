// How good the evidence is, in plain words.
export const evidenceWords = {
  strong: 'Good: many careful studies agree',
  fair: 'Fair: some careful studies',
  weak: 'Weak: few or small studies',
  unclear: 'Unclear: studies disagree or are missing',
} as const;
