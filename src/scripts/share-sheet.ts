// Shows the buttons that need a script: printing, and the phone's own way of sharing where it has one.
class ShareSheet extends HTMLElement {
  connectedCallback() {
    const print = this.querySelector<HTMLButtonElement>('[data-print]');
    const share = this.querySelector<HTMLButtonElement>('[data-share]');
    if (print) {
      print.hidden = false;
      print.addEventListener('click', () => window.print());
    }
    if (share && 'share' in navigator) {
      share.hidden = false;
      const { title, address: url } = share.dataset;
      // Closing the phone's share panel is not a mistake.
      share.addEventListener('click', () => void navigator.share({ title, url }).catch(() => undefined));
    }
  }
}

customElements.define('share-sheet', ShareSheet);
