import { tryEachCollection } from './each-collection.ts';

tryEachCollection('editor');
