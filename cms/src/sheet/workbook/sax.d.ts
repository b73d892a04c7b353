/** What we use of sax, which comes without types. */
declare module 'sax' {
  type Tag = { name: string; attributes: Record<string, string> };
  type Parser = {
    onopentag: (tag: Tag) => void;
    onclosetag: (name: string) => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onerror: (error: Error) => void;
    write: (text: string) => Parser;
    close: () => Parser;
  };
  const sax: { parser: (isStrict: boolean) => Parser };
  export default sax;
}
