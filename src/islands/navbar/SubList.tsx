import { useEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';

type List = RefObject<HTMLDetailsElement | null>;
type Props = { text: string; current: boolean; children: ReactNode };

const isWide = () => matchMedia('(min-width: 64em)').matches;

const openAfter = 120;
const closeAfter = 220;
/** A click right after the hover would close the list that has just opened. */
const clickBelongsToHover = 700;

/** A list of the menu. The browser opens and closes it; on wide screens, hover does too. */
export function SubList({ text, current, children }: Props) {
  const list = useRef<HTMLDetailsElement>(null);
  const hover = useHover(list);
  useCloseOutside(list);

  return (
    <details
      ref={list}
      name="menu"
      onBlur={({ relatedTarget, currentTarget }) => {
        if (isWide() && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      {...hover.ofList}
    >
      <summary aria-current={current || undefined} {...hover.ofHeading}>
        {text}
      </summary>
      {children}
    </details>
  );
}

function useHover(list: List) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-Infinity);

  const setOpenAfter = (wait: number, open: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!list.current || list.current.open === open) return;
      list.current.toggleAttribute('open', open);
      if (open) openedAt.current = performance.now();
    }, wait);
  };
  const isMouse = (event: PointerEvent) => isWide() && event.pointerType === 'mouse';

  useEffect(() => {
    // The mouse was here before hydration.
    const hovered = isWide() && matchMedia('(hover: hover)').matches && list.current?.matches(':hover');
    if (!hovered || !list.current) return;
    list.current.toggleAttribute('open', true);
    openedAt.current = performance.now();
  }, [list]);

  return {
    ofList: {
      onPointerEnter: (event: PointerEvent) => {
        if (isMouse(event)) setOpenAfter(openAfter, true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isMouse(event)) setOpenAfter(closeAfter, false);
      },
    },
    ofHeading: {
      onClick: (event: { timeStamp: number; preventDefault: () => void }) => {
        const soon = event.timeStamp - openedAt.current < clickBelongsToHover;
        if (list.current?.open && soon) event.preventDefault();
      },
    },
  };
}

/** On wide screens, closes the list on a click elsewhere, and when the focus left it before hydration. */
function useCloseOutside(list: List) {
  useEffect(() => {
    const closeOutside = (place: EventTarget | null) => {
      // Targets of clicks, and the focused element, are nodes.
      if (list.current && isWide() && !list.current.contains(place as Node))
        list.current.toggleAttribute('open', false);
    };
    if (document.activeElement !== document.body) closeOutside(document.activeElement);
    const onClick = ({ target }: Event) => closeOutside(target);
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, [list]);
}
