type MeasuredText = { element: Element; paint: string | undefined };

/**
 * The texts of a part, but those in colours on which the contrast was measured before: the same letters on the same
 * ground, which is most of a screen. Text that something else lies under, or that shines through, has no such `paint`
 * and is measured each time. It is run inside the page, so it may use nothing from outside itself.
 */
export function listTextToMeasure(part: Element, measured: readonly string[]): MeasuredText[] {
  type Look = {
    background: string;
    isPainted: boolean;
    isOpaque: boolean;
    isPlain: boolean;
    isPlaced: boolean;
    box: DOMRect;
  };
  const looks = new Map<Element, Look>();
  const lookOf = (element: Element): Look => {
    const known = looks.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const background = style.backgroundColor;
    const isClear = background === 'rgba(0, 0, 0, 0)';
    const hasPicture = style.backgroundImage !== 'none';
    const look = {
      background,
      isPainted: !isClear || hasPicture || element.matches('img, svg, canvas, video, iframe'),
      isOpaque: !/transparent|rgba|\//.test(background),
      isPlain:
        !hasPicture && style.opacity === '1' && style.filter === 'none' && style.mixBlendMode === 'normal',
      isPlaced: style.position !== 'static',
      box: element.getBoundingClientRect(),
    };
    looks.set(element, look);
    return look;
  };
  const painted = [...document.body.querySelectorAll(':not(svg *)')].filter(
    (element) => lookOf(element).isPainted,
  );
  const touches = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const holds = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;

  const paintOf = (element: Element): string | undefined => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const letters = [color, fontSize, fontWeight];
    const { box } = lookOf(element);
    let ground: Element | undefined;
    for (let around: Element | null = element; around; around = around.parentElement) {
      const look = lookOf(around);
      if (!look.isPlain) return undefined;
      if (ground) continue;
      letters.push(look.background);
      if (look.isOpaque) ground = around;
    }
    if (!ground || !holds(lookOf(ground).box, box)) return undefined;
    const isCrossed = painted.some((other) => {
      if (other.contains(element) || !ground?.contains(other) || !touches(lookOf(other).box, box))
        return false;
      // An icon beside the words of a button is no ground of theirs.
      return !element.contains(other) || lookOf(other).isPlaced;
    });
    return isCrossed ? undefined : letters.join(' ');
  };

  const known = new Set(measured);
  return [part, ...part.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .map((element) => ({ element, paint: paintOf(element) }))
    .filter(({ paint }) => paint === undefined || !known.has(paint));
}
