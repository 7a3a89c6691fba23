import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { findEntry } from '#kit/text/find-entry.ts';

/** A sentence for the person who typed the command. */
export class CommandError extends Error {}

interface Syntax<Options extends ParseArgsOptionsConfig> {
  usage: string;
  options: Options;
  /** The options of each subcommand, where the first word names one. */
  subcommands?: Record<string, readonly (keyof Options & string)[]>;
}

/** Splits what was typed into subcommand, operands, and options. Throws a CommandError for what the syntax lacks. */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  { usage, options, subcommands }: Syntax<Options>,
) {
  const { values, positionals } = parse(args, options);
  if (!subcommands) return { command: '', operands: positionals, options: values };
  const [command = '', ...operands] = positionals;
  const allowed = findEntry(subcommands, command);
  if (!allowed) throw new CommandError(command ? `Unknown command: ${command}.\n${usage}` : usage);
  const foreign = Object.keys(values).find((name) => !allowed.includes(name));
  if (foreign) throw new CommandError(`${command} takes no --${foreign}.`);
  return { command, operands, options: values };
}

function parse<Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${(error as Error).message.split('\n')[0]}`);
  }
}
