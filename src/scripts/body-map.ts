// Pointing at the pain: hover, touch or focus moves a lens to a region; choosing it lists its conditions.
// Nothing is remembered.
class BodyMap extends HTMLElement {
  private readonly places = [...this.querySelectorAll<HTMLAnchorElement>('[data-region]')];
  private chosen = '';

  connectedCallback() {
    this.dataset.awake = '';
    for (const place of this.places) {
      place.setAttribute('role', 'button');
      place.setAttribute('aria-pressed', 'false');
      const { x, y } = place.dataset;
      if (x && y) this.position(place, x, y);
      place.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        this.choose(place.dataset.region ?? '');
        this.querySelector('[data-answer]:not([hidden])')?.scrollIntoView({ block: 'nearest' });
      });
      place.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        place.click();
      });
      place.addEventListener('pointerenter', () => this.look(place.dataset.region ?? ''));
      place.addEventListener('pointerleave', () => this.look(this.chosen));
      place.addEventListener('focus', () => this.look(place.dataset.region ?? ''));
      place.addEventListener('blur', () => this.look(this.chosen));
    }
    this.choose(this.dataset.first ?? '');
    // Only now: what is shown at first need not be read aloud.
    this.querySelector('[data-answers]')?.setAttribute('aria-live', 'polite');
  }

  private choose(region: string) {
    this.chosen = region;
    for (const place of this.places)
      place.setAttribute('aria-pressed', String(place.dataset.region === region));
    for (const answer of this.querySelectorAll<HTMLElement>('[data-answer]'))
      answer.hidden = answer.dataset.answer !== region;
    this.look(region);
  }

  /** Moves the lens on each figure that shows the region. */
  private look(region: string) {
    for (const figure of this.querySelectorAll('[data-figure]')) {
      const spot = figure.querySelector<HTMLElement>(`[data-x][data-region="${region}"]`);
      for (const part of figure.querySelectorAll<HTMLElement>('[data-lens], [data-ring]')) {
        part.hidden = !spot;
        if (spot) this.position(part, spot.dataset.x ?? '', spot.dataset.y ?? '');
      }
    }
  }

  private position(element: HTMLElement, x: string, y: string) {
    element.style.setProperty('--x', `${x}%`);
    element.style.setProperty('--y', `${y}%`);
  }
}

customElements.define('body-map', BodyMap);
