// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { stayForToast } from '#/ui/stay-for-toast';

it('keeps a dialog for who uses a toast, and lets it go for anything else', () => {
  document.body.innerHTML =
    '<ol data-sonner-toaster><li><button>Ongedaan maken</button></li></ol><p>Elders</p>';
  const use = (where: string) => {
    const event = new Event('dismissableLayer.interactOutside', { cancelable: true });
    document.querySelector(where)?.dispatchEvent(event);
    stayForToast(event);
    return event.defaultPrevented;
  };
  expect([use('button'), use('p')]).toEqual([true, false]);
});
