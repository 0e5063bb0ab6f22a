// Turns a list of links to sections into tabs. Without this script, all sections are visible.
function makeTabs(list: HTMLElement) {
  const tabs = [...list.querySelectorAll('a')];

  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  function show(chosen?: HTMLAnchorElement) {
    for (const tab of tabs) {
      const selected = tab === chosen;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
      panelOf(tab)?.toggleAttribute('hidden', !selected);
    }
  }

  const showFromAddress = () =>
    show(
      tabs.find((tab) => tab.hash === location.hash) ??
        tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ??
        tabs[0],
    );

  function choose(tab: HTMLAnchorElement) {
    history.replaceState(history.state, '', tab.hash);
    show(tab);
  }

  list.setAttribute('role', 'tablist');
  for (const item of list.querySelectorAll('li')) item.setAttribute('role', 'presentation');
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    tab.id ||= `${panel?.id}-tab`;
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(tab);
    });
  }
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    if (at < 0) return;
    const last = tabs.length - 1;
    const to = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
      ' ': at,
    }[event.key];
    const target = tabs[to ?? -1];
    if (!target) return;
    event.preventDefault();
    choose(target);
    target.focus();
  });
  addEventListener('hashchange', showFromAddress);
  showFromAddress();
}

document.querySelectorAll<HTMLElement>('[data-tabs]').forEach(makeTabs);

export {};
