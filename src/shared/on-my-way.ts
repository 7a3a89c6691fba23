/** How long “on my way” can be taken back before it leaves. */
export const onMyWayUndoSeconds = 10;
