export const nodeFlags: readonly string[];
export declare const nodeVariables: Readonly<Record<string, string>>;
