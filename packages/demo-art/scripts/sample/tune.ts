/** Chords under a plucked string. Each tone has a whole number of periods, so the loop repeats without a break. */

const rate = 48_000;
const seconds = 12.8;
const bars = [
  { chord: [146.8, 220, 293.7], string: [587.3, 440, 523.3, 440] },
  { chord: [130.8, 196, 329.6], string: [523.3, 392, 659.3, 392] },
  { chord: [116.5, 174.6, 293.7], string: [466.2, 349.2, 587.3, 466.2] },
  { chord: [110, 220, 277.2], string: [440, 554.4, 659.3, 554.4] },
];

export function tune(): Buffer {
  const samples = new Float64Array(rate * seconds);
  const add = (at: number, length: number, voice: (time: number) => number) => {
    for (let index = 0; index < length * rate; index += 1) {
      const place = (Math.round(at * rate) + index) % samples.length;
      samples[place] = (samples[place] ?? 0) + voice(index / rate);
    }
  };
  const bar = seconds / bars.length;
  for (const [index, { chord, string }] of bars.entries()) {
    for (const pitch of chord) {
      const length = bar * 1.5;
      add(index * bar, length, (time) => {
        const swell = Math.sin((Math.PI * time) / length) ** 1.5;
        return 0.07 * swell * Math.sin(2 * Math.PI * pitch * time);
      });
    }
    for (const [beat, pitch] of string.entries()) {
      add(index * bar + (beat * bar) / string.length, 2.4, (time) => {
        const fading = Math.min(1, time * 300) * Math.exp(-time * 2.6);
        const wave = (part: number) => Math.sin(2 * Math.PI * pitch * part * time);
        return 0.14 * fading * (wave(1) + 0.4 * wave(2) * Math.exp(-time * 4) + 0.2 * wave(3));
      });
    }
  }
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) => {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_000), index * 2);
  });
  return bytes;
}
