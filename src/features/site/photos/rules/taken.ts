import type { TakenFrom } from '#/features/site/shared/photos/contract';

type Moments = {
  /** What somebody typed. */
  said: string | null;
  /** What the picture says of itself. */
  camera: string | null;
  /** What the clock of the phone said. */
  shotAt: string | null;
  now: Date;
};

const firstMoment = '2000-01-01T00:00:00.000Z';

/** A camera that was never set says 1970, and one whose clock runs ahead tomorrow. */
export function isPossible(moment: string, now: Date): boolean {
  return moment >= firstMoment && moment <= now.toISOString();
}

/** When a photo was taken, and who says so: the first that can be. */
export function takenOf({ said, camera, shotAt, now }: Moments): { takenAt: string; takenFrom: TakenFrom } {
  if (said) return { takenAt: said, takenFrom: 'said' };
  if (camera && isPossible(camera, now)) return { takenAt: camera, takenFrom: 'camera' };
  if (shotAt && isPossible(shotAt, now)) return { takenAt: shotAt, takenFrom: 'said' };
  return { takenAt: now.toISOString(), takenFrom: 'received' };
}
