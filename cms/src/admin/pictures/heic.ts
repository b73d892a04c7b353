/** HEIC, the format in which iPhones keep their photos. Safari reads it, other browsers do not. */

/** By its first bytes: Windows tells no type of such a file. */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer());
  return head.startsWith('ftyp') && brands.includes(head.slice(4));
};

/** Whether its colours are those of an iPhone's screen, of which there are more than on most; its colour profile says so by name. */
export const hasWideColours = (bytes: Uint8Array): boolean => {
  const name = [...'Display P3'].join('\0');
  return new TextDecoder('latin1').decode(bytes).includes(name);
};

type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
type Answer = { id: number; picture: Picture | null };

/** Without work it is ended: what it has unpacked last is still in its memory. */
const idleMs = 30_000;

/** The worker of this page, loaded with the first photo that needs it. */
class Decoder {
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, PromiseWithResolvers<Picture | null>>();

  decode(bytes: ArrayBuffer): Promise<Picture | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#lastId += 1;
    const id = this.#lastId;
    this.#worker.postMessage({ id, bytes }, [bytes]);
    const waiting = Promise.withResolvers<Picture | null>();
    this.#waiting.set(id, waiting);
    return waiting.promise;
  }

  #start(): Worker {
    const worker = new Worker('/heic/worker.js');
    worker.onmessage = ({ data: { id, picture } }: MessageEvent<Answer>) => {
      this.#waiting.get(id)?.resolve(picture);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.#end(), idleMs);
    };
    // What is wrong with a photo it answers; this is a line that broke while it was loaded, and whoever tries again loads it anew.
    worker.onerror = () => this.#end();
    return worker;
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values())
      reject(new Error('The decoder of HEIC did not come.'));
    this.#waiting.clear();
  }
}

const decoder = new Decoder();

/** The picture, upright as the file says; null if it cannot be read. Throws while the decoder cannot be loaded. */
export const decodeHeic = async (file: Blob): Promise<ImageBitmap | null> => {
  const bytes = await file.arrayBuffer();
  const colorSpace = hasWideColours(new Uint8Array(bytes)) ? 'display-p3' : 'srgb';
  const picture = await decoder.decode(bytes);
  if (!picture) return null;
  const { data, width, height } = picture;
  return createImageBitmap(new ImageData(data, width, height, { colorSpace }));
};
