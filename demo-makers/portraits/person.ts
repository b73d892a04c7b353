/** Everything that makes one person's portrait theirs. Lengths are in the drawing's units; the eyes' line is y = 0. */
export interface Person {
  readonly seed: string;
  readonly sex: 'f' | 'm';
  readonly age: number;
  readonly skin: string;
  /** Half widths at temple, cheekbone, jaw and chin, and how far the chin lies below the eyes. */
  readonly face: { temple: number; cheek: number; jaw: number; chinWidth: number; chin: number };
  /** -1 looks to the viewer's left, 1 to the right. */
  readonly turn: number;
  /** Degrees the head leans. */
  readonly tilt: number;
  readonly eyes: { width: number; height: number; apart: number; slant: number };
  readonly brow: { thick: number; arch: number };
  readonly nose: { width: number; length: number };
  readonly mouth: { width: number; full: number; smile: 'closed' | 'open' | 'soft' };
  readonly hair: { style: HairStyle; colour: string; volume: number; cloth?: string };
  readonly beard: BeardStyle;
  readonly glasses?: { shape: 'round' | 'square' | 'oval'; colour: string };
  readonly bindi?: string;
  readonly earrings?: 'stud' | 'jhumka' | 'hoop';
  readonly necklace?: 'chain' | 'mangalsutra' | 'beads' | 'cross';
  readonly gajra?: boolean;
  readonly sindoor?: boolean;
  readonly dress: Dress;
  readonly backdrop: { kind: BackdropKind; hue: string };
}

/** How the hair is worn, turban and covered heads among them. */
export type HairStyle =
  | 'bun'
  | 'top-bun'
  | 'open'
  | 'open-side'
  | 'curly-open'
  | 'braid-side'
  | 'bob'
  | 'fringe-bob'
  | 'tied'
  | 'short-grey'
  | 'covered'
  | 'two-braids'
  | 'looped-braids'
  | 'ponytails'
  | 'high-pony'
  | 'hairband'
  | 'crop'
  | 'side-part'
  | 'quiff'
  | 'curly-short'
  | 'wavy'
  | 'receding'
  | 'bald'
  | 'bowl'
  | 'turban'
  | 'patka';

export type BeardStyle = 'none' | 'stubble' | 'moustache' | 'thick-moustache' | 'goatee' | 'full' | 'long' | 'down';

export type BackdropKind = 'niche' | 'books' | 'courtyard' | 'jaali' | 'window' | 'board';

/** What is worn, with its colours; the first is the main cloth, the second its border or contrast. */
export interface Dress {
  readonly kind:
    | 'sari'
    | 'salwar'
    | 'kurta'
    | 'shirt'
    | 'blazer'
    | 'waistcoat'
    | 'cardigan'
    | 'uniform'
    | 'uniform-blazer'
    | 'uniform-sweater'
    | 'junior'
    | 'habit'
    | 'cassock';
  readonly main: string;
  readonly second: string;
  readonly third: string;
  readonly weave?: 'plain' | 'butti' | 'stripe' | 'check' | 'leaf' | 'wave';
  readonly tie?: boolean;
  /** The colour of a school tie's stripe. */
  readonly stripe?: string;
  /** How the clothes are named in the picture's alternative text. */
  readonly words: string;
  readonly sash?: string;
  readonly badge?: string;
  readonly lanyard?: string;
}

/** 1 for a toddler, 0 from fourteen up: how far the proportions are a child's. */
export const childness = (person: Person) => Math.max(0, Math.min(1, (14 - person.age) / 11));
