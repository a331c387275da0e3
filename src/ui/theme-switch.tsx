import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#/ui/class-names';
import { chooseTheme, type ThemeChoice, themeChoices, themeLabels, useThemeChoice } from '#/ui/theme-choice';

const icons: Record<ThemeChoice, typeof Sun> = { system: Monitor, light: Sun, dark: Moon };

export function ThemeSwitch({ className }: { className?: string }) {
  const choice = useThemeChoice();
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label="Weergave"
      className={cx('inline-flex rounded-control bg-sunken inset-ring inset-ring-line p-0.5', className)}
    >
      {themeChoices.map((option) => {
        const Icon = icons[option];
        return (
          <label
            key={option}
            className="relative flex min-h-11 grow cursor-pointer items-center justify-center gap-1 rounded-[0.4rem] px-1 font-medium text-[0.8125rem] text-ink-soft hover:text-ink has-[:checked]:bg-surface has-[:checked]:text-ink has-[:checked]:shadow-card has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brick md:min-h-9"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === choice}
              onChange={() => chooseTheme(option)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <Icon aria-hidden="true" className="size-3.5" />
            {themeLabels[option]}
          </label>
        );
      })}
    </div>
  );
}
