/**
 * Functions of React DOM that no page reaches, since none uses the feature: view transitions, refs of fragments, hoisted
 * styles and scripts, actions of forms, lists of Suspense, Activity, custom elements, stacks of components in errors.
 * Whatever only these call falls away with them.
 */
const unused = [
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'flushAfterMutationEffects',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'reportViewTransitionError',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
  'FragmentInstance',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'acquireResource',
  'createHoistableInstance',
  'getHydratableHoistableCache',
  'getResource',
  'isHostHoistableType',
  'mountHoistable',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
  'preloadResourceAndSuspendIfNeeded',
  'suspendResource',
  'extractEvents$1',
  'scheduleReplayQueueIfNeeded',
  'startHostTransition',
  'dispatchActionState',
  'mountActionState',
  'updateActionStateImpl',
  'dispatchOptimisticSetState',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  'useMemoCache',
  'setPropOnCustomElement',
  'describeNativeComponentFrame',
];

/** Empties them. Throws where one is missing: a new version of React must not break the pages silently. */
export function withoutUnused(code: string): string {
  const emptied = unused.reduce((text, name) => {
    const [before, after, ...more] = text.split(new RegExp(`^function ${name.replace('$', '\\$')}\\(`, 'm'));
    const end = after?.indexOf('\n}\n') ?? -1;
    if (end === -1 || more.length > 0) {
      throw new Error(`This version of React has no ${name}: see scripts/vite/unused-react.ts`);
    }
    return `${before}function ${name}() {${after!.slice(end)}`;
  }, code);
  return emptied.replace(/^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?^};\n/gm, '');
}
