/**
 * What is wrong with how the page lies on the screen, one sentence each. It is run inside the page, so it may use
 * nothing from outside itself.
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const height = window.innerHeight;
  const say = (element: Element) =>
    `<${element.tagName.toLowerCase()}> '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`;
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')];
  const isVisible = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && getComputedStyle(element).visibility === 'visible';
  };

  const pageWidth = document.documentElement.scrollWidth;
  if (pageWidth > width) faults.push(`the page is ${pageWidth} px wide`);

  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    const box = heading.getBoundingClientRect();
    const oneLine = Number.parseFloat(getComputedStyle(heading).lineHeight);
    if (isVisible(heading) && box.height > oneLine * 1.5 && box.height > box.width) {
      faults.push(`${say(heading)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
    }
  }

  // A figure beside its word: the second half of one reads as another. Nobody renovates for a million.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!/^\s*[-+]?€\s-?[\d.]{1,7},\d\d\s*$/.test(text.textContent ?? '')) continue;
    if (!text.parentElement?.closest('dd')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size > 1) faults.push(`'${text.textContent}' is broken over ${lines.size} lines`);
  }

  // What a button says: half a word reads as another. A name that somebody gave may have no place to break.
  const longestWord = 30;
  for (const button of document.querySelectorAll('.select-none.rounded-control')) {
    const inside = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    for (let text = inside.nextNode(); text; text = inside.nextNode()) {
      if (!text.parentElement || !isVisible(text.parentElement)) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (word.length <= longestWord && lines.size > 1) faults.push(`${say(button)} breaks '${word}'`);
      }
    }
  }

  for (const cell of document.querySelectorAll<HTMLElement>('td, th')) {
    const isShortened = getComputedStyle(cell).textOverflow === 'ellipsis';
    if (isVisible(cell) && !isShortened && cell.scrollWidth > cell.clientWidth + 1) {
      faults.push(`${say(cell)} needs ${cell.scrollWidth} of ${cell.clientWidth} px`);
    }
  }

  for (const region of document.querySelectorAll('section:has(> table)')) {
    // What has no place to break may need more than there is.
    const isOrdinary = !/\S{40}/.test(region.textContent ?? '');
    if (isOrdinary && width >= 768 && region.scrollWidth > region.clientWidth + 1) {
      faults.push(`${say(region)} shows ${region.clientWidth} of ${region.scrollWidth} px`);
    }
    const edge = region.getBoundingClientRect().right + 1;
    for (const button of region.querySelectorAll('tbody tr:first-child td[data-actions] button')) {
      if (button.getBoundingClientRect().right > edge) faults.push(`${say(button)} is out of sight`);
    }
  }

  for (const dialog of dialogs) {
    const box = dialog.getBoundingClientRect();
    if (box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1) {
      faults.push(`${say(dialog)} sticks out of the window`);
    }
    if (box.height < 120) faults.push(`${say(dialog)} is ${Math.round(box.height)} px high`);
  }

  // Everything one can press or fill in has to come into sight by scrolling, and nothing may lie over it.
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflow);
  const top = dialogs.at(-1);
  const panes = [...(top?.querySelectorAll(':not(textarea)') ?? [])].filter(scrolls);
  const controls = 'button, a[href], input, textarea, [role="combobox"]';
  for (const control of top?.querySelectorAll<HTMLElement>(controls) ?? []) {
    if (!isVisible(control) || getComputedStyle(control).pointerEvents === 'none') continue;
    for (const pane of panes.filter((one) => one.contains(control)).reverse()) {
      const frame = pane.getBoundingClientRect();
      const { left, top, width, height } = control.getBoundingClientRect();
      pane.scrollTop += top + height / 2 - frame.top - frame.height / 2;
      pane.scrollLeft += left + width / 2 - frame.left - frame.width / 2;
    }
    // A link over several lines is pressed on one of them, not in the middle of them all.
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isLabel = hit?.closest('label')?.control === control;
    if (!control.contains(hit) && !isLabel) faults.push(`${say(control)} can't be reached`);
  }
  for (const pane of panes) {
    pane.scrollTo(0, 0);
    if (isVisible(pane) && pane.clientHeight < Math.min(pane.scrollHeight, 120)) {
      faults.push(`${say(pane)} shows ${pane.clientHeight} of ${pane.scrollHeight} px`);
    }
  }

  // Text and controls that a box cuts off, without an ellipsis and without a way to scroll to them. Every box is asked
  // once: most are around hundreds of others.
  const boxes = new Map<HTMLElement, { frame: DOMRect; ends: boolean; clips: boolean; fixed: boolean }>();
  const boxOf = (element: HTMLElement) => {
    const known = boxes.get(element);
    if (known) return known;
    const { overflowX, textOverflow, position, clipPath, webkitLineClamp } = getComputedStyle(element);
    const scrollsOrShortens = textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll';
    const box = {
      frame: element.getBoundingClientRect(),
      // Words for screen readers alone, and lines that end in an ellipsis.
      ends: scrollsOrShortens || clipPath !== 'none' || webkitLineClamp !== 'none',
      clips: overflowX === 'hidden' || overflowX === 'clip',
      fixed: position === 'fixed',
    };
    boxes.set(element, box);
    return box;
  };
  for (const element of (dialogs.at(-1) ?? document.body).querySelectorAll<HTMLElement>('*')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (!hasText && !element.matches('button, input, select, textarea, img')) continue;
    if (!isVisible(element) || element.closest('svg')) continue;
    const box = element.getBoundingClientRect();
    for (let around: HTMLElement | null = element; around; around = around.parentElement) {
      const { frame, ends, clips, fixed } = boxOf(around);
      if (ends) break;
      // What is typed in a field scrolls inside it.
      const isOwnText = around === element && !element.matches('input, textarea');
      const end = isOwnText ? box.left + around.scrollWidth : box.right;
      if (clips && (end > frame.right + 1 || box.left < frame.left - 1)) {
        faults.push(`${say(element)} is cut off by ${Math.round(end - frame.right)} px`);
        break;
      }
      if (fixed) break;
    }
  }
  return [...new Set(faults)];
}
