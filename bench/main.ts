/**
 * Speed and weight of the website, side by side with nginx in one run. `npm run bench` does all of it;
 * `npm run bench -- speed`, `weight` or `lighthouse` only that. Exits non-zero when a bound of promise 11 is missed.
 */
import { startProduct } from '../e2e/product.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureSpeed } from './speed.ts';
import { measureWeight } from './weight.ts';

const measures = { speed: measureSpeed, weight: measureWeight, lighthouse: measureLighthouse };
type Measure = keyof typeof measures;
const isMeasure = (name: string): name is Measure => name in measures;

const asked = process.argv.slice(2).filter(isMeasure);
const product = await startProduct();
let missed = 0;
try {
  for (const name of asked.length > 0 ? asked : (Object.keys(measures) as Measure[])) {
    console.log(`\n## ${name}\n`);
    missed += await measures[name](product.siteUrl);
  }
} finally {
  await product.stop();
}
console.log(missed === 0 ? '\nAll bounds hold.' : `\n${missed} bounds are missed.`);
process.exit(missed === 0 ? 0 : 1);
