import * as z from 'zod/mini';

/** The response to a deletion. Sessions and administrators have a string id. */
export const deletedSchema = z.object({ id: z.int() });
export type Deleted = z.infer<typeof deletedSchema>;
export const deletedKeySchema = z.object({ id: z.string() });

/** A sentence for the visitor. */
export const messageSchema = z.object({ message: z.string() });

export const statusSchema = z.object({ status: z.string() });
