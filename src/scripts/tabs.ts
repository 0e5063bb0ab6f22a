// Turns a list of links to sections into tabs. Without this script all sections are readable, one below the other.
class TabSet extends HTMLElement {
  private tabs: HTMLAnchorElement[] = [];

  connectedCallback() {
    const list = this.querySelector<HTMLElement>('[data-tabs]');
    if (!list) return;
    list.setAttribute('role', 'tablist');
    this.tabs = [...list.querySelectorAll('a')];
    for (const item of list.querySelectorAll('li')) item.setAttribute('role', 'presentation');
    for (const tab of this.tabs) {
      const panel = this.panelOf(tab);
      tab.setAttribute('role', 'tab');
      tab.setAttribute('aria-controls', panel?.id ?? '');
      tab.id ||= `${panel?.id}-tab`;
      panel?.setAttribute('role', 'tabpanel');
      panel?.setAttribute('aria-labelledby', tab.id);
      tab.addEventListener('click', (event) => {
        event.preventDefault();
        this.choose(tab);
      });
    }
    list.addEventListener('keydown', (event) => this.onKey(event));
    addEventListener('hashchange', () => this.chooseFromAddress());
    this.chooseFromAddress();
  }

  private panelOf(tab: HTMLAnchorElement) {
    return document.getElementById(tab.hash.slice(1));
  }

  private chooseFromAddress() {
    const named = this.tabs.find((tab) => tab.hash === location.hash);
    const chosen = named ?? this.tabs.find((tab) => tab.ariaSelected === 'true') ?? this.tabs[0];
    if (chosen) this.show(chosen);
  }

  private choose(tab: HTMLAnchorElement) {
    history.replaceState(history.state, '', tab.hash);
    this.show(tab);
  }

  private show(chosen: HTMLAnchorElement) {
    for (const tab of this.tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      this.panelOf(tab)?.toggleAttribute('hidden', !selected);
    }
  }

  private onKey(event: KeyboardEvent) {
    const at = this.tabs.findIndex((tab) => tab === document.activeElement);
    if (at < 0) return;
    const last = this.tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const target = to === undefined && event.key === ' ' ? this.tabs[at] : this.tabs[to ?? -1];
    if (!target) return;
    event.preventDefault();
    this.choose(target);
    target.focus();
  }
}

customElements.define('tab-set', TabSet);
