/** Where it happened and what kind it is; never the message, which may quote what a visitor sent. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = (error as Error & { code?: string }).code ?? error.name;
  const place =
    error.stack
      ?.split('\n')
      .find((line) => /^\s+at /.test(line))
      ?.trim() ?? '';
  return `${code} ${place}`.trim();
}
