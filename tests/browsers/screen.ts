import { findLayoutFaults } from '../support/layout-faults';
import { patternOf } from '../support/screens';
import { type Browser, type Point, until } from './browser';

type Kind = 'control' | 'field' | 'link';

/**
 * Where the pointer goes for a button whose name fits a pattern, a field with this label or a link to this path: only
 * when it stands still, and nothing lies over it. Runs inside the page.
 */
async function findPoint(kind: Kind, sought: string): Promise<Point | string> {
  const find = () => {
    const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
    const top = [...document.querySelectorAll<HTMLElement>(layers)].at(-1) ?? document;
    if (kind === 'field') {
      const label = [...top.querySelectorAll('label')].find(
        (one) => one.textContent.replace(' *', '').trim() === sought,
      );
      return label?.control ?? document.getElementById(label?.htmlFor ?? '');
    }
    const what = kind === 'link' ? `a[href="${sought}"]` : 'button, a, [role="menuitem"], [role="option"]';
    return [...top.querySelectorAll<HTMLElement>(what)].find(
      (element) =>
        element.getBoundingClientRect().width > 1 &&
        !element.matches(':disabled') &&
        (kind === 'link' || new RegExp(sought).test((element.ariaLabel ?? element.textContent ?? '').trim())),
    );
  };
  const element = find();
  if (!element) return 'it is not there';
  element.scrollIntoView({ block: 'center' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const box = element.getBoundingClientRect();
  if (box.x !== before.x || box.y !== before.y || box.width !== before.width) return 'it moves';
  const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return element.contains(hit) ? point : `over it lies ${hit?.outerHTML.slice(0, 200)}`;
}

async function click(browser: Browser, kind: Kind, name: string): Promise<void> {
  let why = '';
  const find = async () => {
    const found = await browser.run(findPoint, kind, kind === 'control' ? patternOf(name).source : name);
    if (typeof found !== 'string') return found;
    why = found;

    return undefined;
  };
  await browser.clickAt(await until(() => `a ${kind} '${name}' to click: ${why}`, find));
}

export const press = (browser: Browser, name: string) => click(browser, 'control', name);

export async function fill(browser: Browser, label: string, text: string): Promise<void> {
  await click(browser, 'field', label);
  await browser.type(text);
}

export const tick = (browser: Browser, label: string) => click(browser, 'field', label);

export async function pick(browser: Browser, label: string, option: string): Promise<void> {
  await click(browser, 'field', label);
  await press(browser, option);
}

/** By the menu, as a person goes, or by its address where it stands behind another; then until the screen shows what it loads. */
export async function goTo(browser: Browser, path: string): Promise<void> {
  const isLinked = await browser.run(
    (sought) => document.querySelector(`a[href="${sought}"]`) !== null,
    path,
  );
  if (isLinked) await click(browser, 'link', path);
  else await browser.run((sought) => history.pushState(null, '', sought), path);
  await until(
    () => `the screen ${path}`,
    () =>
      browser.run(
        (sought) =>
          location.pathname === sought &&
          document.querySelector('main h1') !== null &&
          document.querySelector('.animate-pulse') === null,
        path,
      ),
  );
}

export async function expectText(browser: Browser, text: string): Promise<void> {
  await until(
    () => `'${text}'`,
    () =>
      browser.run(
        (sought) => document.documentElement.innerText.replaceAll('\u00a0', ' ').includes(sought),
        text,
      ),
  );
}

export async function expectDialogs(browser: Browser, count: number): Promise<void> {
  await until(
    () => `${count} dialogs on screen`,
    () =>
      browser.run(
        (wanted) => document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length === wanted,
        count,
      ),
  );
}

/** A frame after the last movement, when everything has its place. Runs inside the page. */
async function settle(): Promise<void> {
  // What is folded away stands still for ever: Firefox waits with its transitions until it is shown.
  const isShown = (effect: AnimationEffect | null) =>
    !(effect instanceof KeyframeEffect) || !effect.target?.closest('details:not([open])');
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)) && isShown(effect));
  await Promise.allSettled(ending.map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

export const desktop = { width: 1280, height: 800 };
export const tablet = { width: 820, height: 800 };
export const phone = { width: 390, height: 800 };

/** What is wrong at each of these widths. */
export async function faultsAt(browser: Browser, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  const before = await browser.run(() => window.innerWidth);
  let now = before;
  const widen = async (width: number) => {
    if (width !== now) await browser.resize(width, desktop.height);
    now = width;
  };
  for (const width of widths) {
    await widen(width);
    const look = async () => {
      await browser.run(settle);
      return browser.run(findLayoutFaults);
    };
    let faults = await look();
    // On a busy machine what gives way follows a moment after the window; a real fault stays.
    for (let again = 0; faults.length > 0 && again < 20; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      faults = await look();
    }
    found.push(...faults.map((fault) => `at ${width}: ${fault}`));
  }
  await widen(before);
  return found;
}
