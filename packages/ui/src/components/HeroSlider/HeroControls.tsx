import { ariaLabelOf, ControlContent } from '../../internal/ControlContent.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronBackIcon } from '../icons/ChevronBackIcon.tsx';
import { ChevronForwardIcon } from '../icons/ChevronForwardIcon.tsx';
import { PauseIcon } from '../icons/PauseIcon.tsx';
import { PlayIcon } from '../icons/PlayIcon.tsx';
import * as styles from './HeroSlider.css.ts';
import type { HeroSlide, HeroSliderLabels } from './hero-slide.ts';

interface HeroControlsProps {
  slides: readonly HeroSlide[];
  current: number;
  labels: HeroSliderLabels;
  position: (index: number) => string;
  /** True if the slides rotate or a clip plays. */
  isMoving: boolean;
  onMove: (isMoving: boolean) => void;
  /** Called when the slide's time is over. */
  onSlideTimeEnd: () => void;
  onSelectSlide: (index: number) => void;
}

export function HeroControls({
  slides,
  current,
  labels,
  position,
  isMoving,
  onMove,
  onSlideTimeEnd,
  onSelectSlide,
}: HeroControlsProps) {
  return (
    <div className={styles.controls}>
      {/* The dot's animation is the timer, so CSS can pause it. */}
      <div className={styles.dots} onAnimationEnd={onSlideTimeEnd}>
        <span className={styles.pause}>
          <IconButton
            size="sm"
            variant="overlay"
            label={isMoving ? labels.pause : labels.play}
            icon={isMoving ? <PauseIcon /> : <PlayIcon />}
            onClick={() => onMove(!isMoving)}
          />
        </span>
        {slides.map((slide, index) => {
          const positionText = `${position(index)}: `;
          const { title } = slide;
          const label = typeof title === 'string' ? positionText + title : [positionText, title];
          return (
            <button
              key={slide.id}
              type="button"
              // The dots have one tab stop; arrow keys move between them.
              tabIndex={index === current ? 0 : -1}
              className={styles.dot}
              aria-label={ariaLabelOf(label)}
              aria-current={index === current}
              onClick={() => onSelectSlide(index)}
            >
              <ControlContent label={label} />
            </button>
          );
        })}
      </div>
      {/* For the mouse only, because the keyboard has the arrow keys. */}
      <div className={styles.arrows}>
        <IconButton
          tabIndex={-1}
          variant="overlay"
          label={labels.previous}
          icon={<ChevronBackIcon />}
          onClick={() => onSelectSlide(current - 1)}
        />
        <IconButton
          tabIndex={-1}
          variant="overlay"
          label={labels.next}
          icon={<ChevronForwardIcon />}
          onClick={() => onSelectSlide(current + 1)}
        />
      </div>
    </div>
  );
}
