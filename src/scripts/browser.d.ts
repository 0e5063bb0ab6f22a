// Browser APIs that TypeScript does not have.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** Clicks and keys before hydration (packages/contract/inline-scripts.ts). */
  presses: Event[];
}

/** The local storage of this site. */
interface Storage {
  theme?: string;
  faces?: string;
}

interface WindowEventMap {
  command: CommandEvent;
}
