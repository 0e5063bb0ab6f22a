// What browsers know, and TypeScript does not.
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

interface Window {
  /** What was pressed before the islands were there: see src/lib/first-script.ts. */
  presses: Event[];
}

/** What this site keeps in the browser. */
interface Storage {
  theme?: string;
  faces?: string;
}

interface WindowEventMap {
  command: CommandEvent;
}
