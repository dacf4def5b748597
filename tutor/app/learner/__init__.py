"""What is kept of a learner: answers as they are given, courses, progress and what to review."""
