import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ListedTodo } from '#/core/listed-todo';
import type { Overview } from '#/core/overview';
import type { Project } from '#/core/project';
import { defineSlot } from '#/platform/web/slots';

/** What each part of the dashboard is given. */
export type DashboardPart = { overview: Overview; project: Project; mayChange: boolean };

/** Also what asks for attention, without what one set aside. */
export type TodayPart = DashboardPart & { todos: readonly ListedTodo[] };

/** On a phone, before all else: rows of what is on today, each a list item; none where there is nothing. */
export const dashboardToday = defineSlot<ComponentType<TodayPart>>('dashboard today');

/** First of all: where one stands. */
export const dashboardTop = defineSlot<ComponentType<DashboardPart>>('dashboard top');

/** Beside what asks for attention: what comes soon, and what was just seen. */
export const dashboardSoon = defineSlot<ComponentType<DashboardPart>>('dashboard soon');

/** The key figures. */
export const dashboardFigures = defineSlot<ComponentType<DashboardPart>>('dashboard figures');

/** Below the key figures. */
export const dashboardMain = defineSlot<ComponentType<DashboardPart>>('dashboard main');

/** Beside it, below the quick actions. */
export const dashboardSide = defineSlot<ComponentType<DashboardPart>>('dashboard side');

export type QuickAction = {
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Left out for who may not change the project. */
  needsChange: boolean;
};
export const quickActions = defineSlot<QuickAction>('quick actions');

/** Of what helps most in the first days. */
export type FirstStep = { isDone: (overview: Overview) => boolean; Text: ComponentType };
export const firstSteps = defineSlot<FirstStep>('first steps');

/** Below the quick actions: what is done there without leaving the screen. */
export const belowQuickActions = defineSlot<ComponentType<object>>('below quick actions');

/** What a feature put in the overview, as its own contract says it: the server sends nothing else. */
export function partOf<Part>(overview: Overview): Part {
  return overview as Part;
}
