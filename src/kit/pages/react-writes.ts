/**
 * A translator of pages puts elements in place of the texts that React still writes to. React then fails, or changes a
 * text that nobody sees (issue 11538 of React). So before React writes into an element, what others replaced there is
 * undone: React meets what it left, and the translator translates the new text. The build has React call these methods
 * (scripts/vite/react-modules.ts).
 */
declare global {
  interface Node {
    reactRemoveChild(child: Node): Node;
    reactInsertBefore(node: Node, before: Node | null): Node;
    reactAppendChild(node: Node): Node;
    reactNodeValue: string | null;
    reactTextContent: string | null;
  }
}

/** Changes of others to React's elements since React last wrote there. */
const changes = new WeakMap<Node, MutationRecord[]>();
/** Where a node was that others removed. */
const homes = new WeakMap<Node, Node>();

const isReacts = (node: Node) => Object.keys(node).some((key) => key.startsWith('__react'));

function note(records: MutationRecord[]) {
  for (const record of records) {
    if (!isReacts(record.target)) continue;
    changes.set(record.target, [...(changes.get(record.target) ?? []), record]);
    for (const node of record.removedNodes) homes.set(node, record.target);
  }
}

const observer = new MutationObserver(note);
observer.observe(document, { childList: true, subtree: true });

/** Nodes that were only added stay: they are in nobody's way. */
function restore(parent: Node) {
  const records = changes.get(parent);
  changes.delete(parent);
  if (!records?.some(({ removedNodes }) => removedNodes.length > 0)) return;
  for (const { addedNodes, removedNodes, nextSibling } of records.reverse()) {
    for (const node of addedNodes) if (node.parentNode === parent) parent.removeChild(node);
    for (const node of removedNodes) parent.insertBefore(node, within(parent, nextSibling));
  }
}

const within = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);

function write(parent: Node | null, change: () => void) {
  note(observer.takeRecords());
  if (parent) restore(parent);
  change();
  // Discards the records of React's own writes, which are no changes of others.
  observer.takeRecords();
}

Object.defineProperties(Node.prototype, {
  reactRemoveChild: {
    value(this: Node, child: Node) {
      write(this, () => child.parentNode?.removeChild(child));
      return child;
    },
  },
  reactInsertBefore: {
    value(this: Node, node: Node, before: Node | null) {
      write(this, () => this.insertBefore(node, within(this, before)));
      return node;
    },
  },
  reactAppendChild: {
    value(this: Node, node: Node) {
      if (this.isConnected) write(this, () => this.appendChild(node));
      else this.appendChild(node);
      return node;
    },
  },
  reactNodeValue: {
    set(this: Node, text: string) {
      write(homes.get(this) ?? this.parentNode, () => {
        this.nodeValue = text;
      });
    },
  },
  reactTextContent: {
    set(this: Node, text: string) {
      write(null, () => {
        this.textContent = text;
      });
      changes.delete(this);
    },
  },
});

export {};
