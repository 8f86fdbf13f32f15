import { expect, test } from 'vitest';
import { rememberObjects } from './remember-objects.ts';

const tree = 'a'.repeat(40);
const commit = 'c'.repeat(40);
const blob = 'b'.repeat(40);
const bytes = new TextEncoder().encode('text');

function counted(fails = false) {
  const asked: string[] = [];
  const reads = rememberObjects({
    treeOf: async (rev) => {
      asked.push(`treeOf ${rev}`);
      if (fails) throw new Error('gone');
      return tree;
    },
    listTree: async (of) => {
      asked.push(`listTree ${of}`);
      return [
        { path: 'a', mode: '100644', kind: 'file', oid: blob, size: 4 },
        { path: 'link', mode: '120000', kind: 'link', oid: blob, size: 4 },
      ];
    },
    namesIn: async (of) => {
      asked.push(`namesIn ${of}`);
      return [];
    },
    readBlob: async (of, path) => {
      asked.push(`readBlob ${of} ${path}`);
      return bytes;
    },
    readBlobs: async (oids) => {
      asked.push(`readBlobs ${oids.join()}`);
      return new Map(oids.map((oid) => [oid, bytes]));
    },
    readCommit: async (rev) => {
      asked.push(`readCommit ${rev}`);
      return null;
    },
    diffTrees: async (a, b) => {
      asked.push(`diffTrees ${a} ${b}`);
      return [];
    },
  });
  return { asked, reads };
}

test('what a full name leads to is asked once, and a name that can move each time', async () => {
  const { asked, reads } = counted();
  await reads.treeOf(tree);
  await reads.treeOf(tree);
  await reads.treeOf('main');
  await reads.treeOf('main');
  await reads.readBlob(commit, 'a');
  await reads.readBlob(commit, 'a');
  expect(asked).toEqual([`treeOf ${tree}`, 'treeOf main', 'treeOf main', `readBlob ${commit} a`]);
});

test('the tree of a commit is not asked for its own tree', async () => {
  const { asked, reads } = counted();
  expect(await reads.treeOf(await reads.treeOf(commit))).toBe(tree);
  expect(asked).toEqual([`treeOf ${commit}`]);
});

test('the names in a tree are those of its listing, where it was listed', async () => {
  const { asked, reads } = counted();
  expect(await reads.namesIn(tree)).toEqual([]);
  await reads.listTree(tree);
  expect((await reads.namesIn(tree)).map(({ path }) => path)).toEqual(['a', 'link']);
  expect(asked).toEqual([`namesIn ${tree}`, `listTree ${tree}`]);
});

test('a file of a tree that was listed is read by its object, once', async () => {
  const { asked, reads } = counted();
  expect(await reads.readBlob(tree, 'a')).toEqual(bytes);
  await reads.listTree(tree);
  expect(await reads.readBlob(tree, 'a')).toEqual(bytes);
  expect(await reads.readBlob(tree, 'a')).toEqual(bytes);
  expect(asked).toEqual([`readBlob ${tree} a`, `listTree ${tree}`, `readBlobs ${blob}`]);
});

test('a link and an absent path are no file', async () => {
  const { reads } = counted();
  await reads.listTree(tree);
  expect(await reads.readBlob(tree, 'link')).toBeNull();
  expect(await reads.readBlob(tree, 'none')).toBeNull();
});

test('a failure is not kept', async () => {
  const { asked, reads } = counted(true);
  await expect(reads.treeOf(tree)).rejects.toThrow('gone');
  await expect(reads.treeOf(tree)).rejects.toThrow('gone');
  expect(asked).toHaveLength(2);
});

test('what is not there is asked for again, since it may be fetched', async () => {
  const { asked, reads } = counted();
  await reads.readCommit(tree);
  await reads.readCommit(tree);
  expect(asked).toEqual([`readCommit ${tree}`, `readCommit ${tree}`]);
});

test('what was learned is not asked for, and a difference of two full names is asked once', async () => {
  const { asked, reads } = counted();
  reads.learnTree(blob, tree);
  expect(await reads.treeOf(blob)).toBe(tree);
  await reads.diffTrees(tree, blob);
  await reads.diffTrees(tree, blob);
  await reads.diffTrees('main', blob);
  expect(asked).toEqual([`diffTrees ${tree} ${blob}`, `diffTrees main ${blob}`]);
});
