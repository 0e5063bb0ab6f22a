// The one file that knows keen-slider. The server draws all slides in a row that scrolls by itself;
// this adds looping, buttons, dots and autoplay once the carousel is in view.
import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';

const calm = matchMedia('(prefers-reduced-motion: reduce)');

class SlideShow extends HTMLElement {
  private slider: KeenSliderInstance | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;
  private readonly track = this.querySelector<HTMLElement>('[data-track]');
  private readonly slides = [...(this.track?.children ?? [])] as HTMLElement[];
  private readonly dots = [...this.querySelectorAll<HTMLButtonElement>('[data-slide]')];
  private readonly toggle = this.querySelector<HTMLButtonElement>('[data-toggle]');
  private readonly pause = Number(this.getAttribute('autoplay') ?? 0);

  connectedCallback() {
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      void this.start();
    });
    seen.observe(this);
  }

  private async start() {
    if (!this.track || this.slides.length < 2) return;
    const { default: KeenSlider } = await import('keen-slider');
    this.track.scrollLeft = 0;
    this.slider = new KeenSlider(this.track, this.options());
    this.listen();
    this.playing = this.pause > 0 && !calm.matches;
    this.dataset.ready = '';
    this.show();
    this.arm();
  }

  private options(): KeenSliderOptions {
    const spacing = Number(this.getAttribute('spacing') ?? 0);
    const widePerView = Number(this.getAttribute('wide-per-view') ?? 1);
    const offFrom = this.getAttribute('off-from');
    return {
      loop: true,
      selector: ':scope > *',
      defaultAnimation: { duration: calm.matches ? 0 : 700 },
      slides: { perView: 1, spacing },
      breakpoints: {
        ...(widePerView > 1 && {
          '(min-width: 768px)': {
            slides: { perView: widePerView, spacing },
            loop: this.slides.length > widePerView,
          },
        }),
        ...(offFrom && { [`(min-width: ${offFrom})`]: { disabled: true } }),
      },
      slideChanged: () => this.show(),
      animationEnded: () => this.arm(),
      dragStarted: () => clearTimeout(this.timer),
      dragEnded: () => this.arm(),
      updated: () => {
        this.show();
        this.arm();
      },
      optionsChanged: () => this.show(),
    };
  }

  private listen() {
    this.querySelector('[data-previous]')?.addEventListener('click', () => this.slider?.prev());
    this.querySelector('[data-next]')?.addEventListener('click', () => this.slider?.next());
    this.dots.forEach((dot, index) =>
      dot.addEventListener('click', () => this.slider?.moveToIdx(index, true)),
    );
    this.toggle?.addEventListener('click', () => {
      this.playing = !this.playing;
      this.show();
      this.arm();
    });
    this.addEventListener('keydown', (event) => {
      if (event.key === 'ArrowRight') this.slider?.next();
      else if (event.key === 'ArrowLeft') this.slider?.prev();
      else return;
      event.preventDefault();
    });
    document.addEventListener('visibilitychange', () => this.arm());
    calm.addEventListener('change', () => {
      this.playing = this.pause > 0 && !calm.matches;
      this.show();
      this.arm();
    });
  }

  /** Waits for the next turn. Called after every movement, so that interaction delays autoplay and never ends it. */
  private arm() {
    clearTimeout(this.timer);
    if (!this.playing || document.hidden || this.fitsAll()) return;
    this.timer = setTimeout(() => this.slider?.next(), this.pause);
  }

  private get isOff() {
    return this.slider?.options.disabled === true;
  }

  private fitsAll() {
    const { slides } = this.slider?.options ?? {};
    const perView =
      typeof slides === 'object' && slides ? Number((slides as { perView?: number }).perView ?? 1) : 1;
    return this.isOff || perView >= this.slides.length;
  }

  private show() {
    const current = this.slider?.track.details?.rel ?? 0;
    const still = this.fitsAll();
    this.toggleAttribute('data-still', still);
    this.toggleAttribute('data-playing', this.playing && !still);
    this.slides.forEach((slide, index) => (slide.inert = !still && index !== current));
    this.dots.forEach((dot, index) => {
      if (index === current) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
    this.track?.setAttribute('aria-live', this.playing ? 'off' : 'polite');
    if (this.toggle) this.toggle.ariaLabel = this.playing ? 'Pause the slides' : 'Play the slides';
  }
}

customElements.define('slide-show', SlideShow);
