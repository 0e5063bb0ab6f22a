// Under Trusted Types, markup and script addresses must come from a named policy. Other browsers have no policies.
interface Rules {
  /** Null rejects the markup. */
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
}
/** Missing in TypeScript, where the result of a policy is plain text. */
interface Factory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

export const policyNamed = <R extends Rules>(name: string, rules: R): R =>
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? rules;
