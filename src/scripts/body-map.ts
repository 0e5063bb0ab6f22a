// The body map: hover, touch or focus moves a lens to a region; a click lists its conditions. Nothing is stored.
class BodyMap extends HTMLElement {
  private readonly regions = [...this.querySelectorAll<HTMLAnchorElement>('[data-region]')];
  private chosen = '';

  connectedCallback() {
    this.dataset.awake = '';
    for (const button of this.regions) {
      button.setAttribute('role', 'button');
      button.setAttribute('aria-pressed', 'false');
      const { x, y } = button.dataset;
      if (x && y) this.position(button, x, y);
      button.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        this.choose(button.dataset.region ?? '');
        this.querySelector('[data-answer]:not([hidden])')?.scrollIntoView({ block: 'nearest' });
      });
      button.addEventListener('keydown', (event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        button.click();
      });
      button.addEventListener('pointerenter', () => this.showLens(button.dataset.region ?? ''));
      button.addEventListener('pointerleave', () => this.showLens(this.chosen));
      button.addEventListener('focus', () => this.showLens(button.dataset.region ?? ''));
      button.addEventListener('blur', () => this.showLens(this.chosen));
    }
    this.choose(this.dataset.first ?? '');
    // Only now, so that the initial answer is not announced.
    this.querySelector('[data-answers]')?.setAttribute('aria-live', 'polite');
  }

  private choose(region: string) {
    this.chosen = region;
    for (const button of this.regions)
      button.setAttribute('aria-pressed', String(button.dataset.region === region));
    for (const answer of this.querySelectorAll<HTMLElement>('[data-answer]'))
      answer.hidden = answer.dataset.answer !== region;
    this.showLens(region);
  }

  /** Moves the lens on each figure that shows the region. */
  private showLens(region: string) {
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
