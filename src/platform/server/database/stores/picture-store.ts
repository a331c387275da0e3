import { eq, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { userPictures, users } from '#/platform/server/database/schema/people';

/** Where the provider has somebody's picture. */
export async function findPictureSource(db: Database, userId: number): Promise<string | undefined> {
  const [row] = await db.select({ url: users.profileImageUrl }).from(users).where(eq(users.id, userId));
  return row?.url ?? undefined;
}

/** Nothing where the person left meanwhile. */
export async function savePicture(db: Database, userId: number, webp: Buffer): Promise<void> {
  await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('key share');
    if (!person) return;
    await tx
      .insert(userPictures)
      .values({ userId, webp })
      .onConflictDoUpdate({ target: userPictures.userId, set: { webp, fetchedAt: sql`now()` } });
  });
}

export async function removePicture(db: Database, userId: number): Promise<void> {
  await db.delete(userPictures).where(eq(userPictures.userId, userId));
}

export async function hasPicture(db: Database, userId: number): Promise<boolean> {
  const found = await db
    .select({ userId: userPictures.userId })
    .from(userPictures)
    .where(eq(userPictures.userId, userId));
  return found.length > 0;
}

export async function findPicture(db: Database, userId: number) {
  const [row] = await db.select().from(userPictures).where(eq(userPictures.userId, userId));
  return row;
}
