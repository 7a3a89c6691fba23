import * as z from 'zod/mini';

/** What a deletion answers: which record is gone. Sessions and administrators have a text for an id. */
export const deletedSchema = z.object({ id: z.int() });
export const deletedKeySchema = z.object({ id: z.string() });

/** A sentence for the person who sent the form. */
export const messageSchema = z.object({ message: z.string() });

/** What became of a delivery, or how the process is, in a word or a few. */
export const statusSchema = z.object({ status: z.string() });
