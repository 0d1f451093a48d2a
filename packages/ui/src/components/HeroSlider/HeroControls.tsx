import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronBackIcon } from '../icons/ChevronBackIcon.tsx';
import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import * as styles from './HeroSlider.css.ts';
import type { HeroSlide, HeroSliderLabels } from './HeroSlider.tsx';

interface HeroControlsProps {
  slides: readonly HeroSlide[];
  current: number;
  labels: HeroSliderLabels;
  position: (index: number) => string;
  onGo: (index: number) => void;
}

export function HeroControls({ slides, current, labels, position, onGo }: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className={styles.dot}
            aria-label={`${position(index)}: ${slide.title}`}
            aria-current={index === current}
            onClick={() => onGo(index)}
          />
        ))}
      </div>
      <div className={styles.arrows}>
        <IconButton
          variant="overlay"
          label={labels.previous}
          icon={<ChevronBackIcon />}
          disabled={current === 0}
          onClick={() => onGo(current - 1)}
        />
        <IconButton
          variant="overlay"
          label={labels.next}
          icon={<ChevronForwardIcon />}
          disabled={current === slides.length - 1}
          onClick={() => onGo(current + 1)}
        />
      </div>
    </div>
  );
}
