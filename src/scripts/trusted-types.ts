// Under Trusted Types a browser takes markup and script addresses from a named policy only. Others know no policies.
interface Rules {
  /** Nothing refuses the markup. */
  createHTML?: (text: string) => string | null;
  createScriptURL?: (address: string) => string;
}
/** TypeScript does not know it; what comes from a policy is still text to it. */
interface Factory {
  createPolicy<R extends Rules>(name: string, rules: R): R;
}

export const policyNamed = <R extends Rules>(name: string, rules: R): R =>
  (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy(name, rules) ?? rules;
